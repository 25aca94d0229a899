import { closeDialog } from './close-dialog';

function given(isCalm: boolean) {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const done: string[] = [];
  dialog.close = () => done.push('closed');
  let finish: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  dialog.animate = () => ({ finished }) as unknown as Animation;
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  closeDialog(dialog, () => done.push('acted'));
  return { done, finish: () => finish?.() };
}

describe('a dialog that leaves', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('closes and acts at once where motion isn’t wanted', () => {
    expect(given(true).done).toEqual(['closed', 'acted']);
  });

  it('fades out first where it is', async () => {
    const { done, finish } = given(false);
    expect(done).toEqual([]);
    finish();
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toEqual(['closed', 'acted']);
  });
});
