import { expect, test } from '../calendar';
import { boxOf } from '../hand';

test('two fingers on the times make hours higher, elsewhere they are the page’s', async ({
  calendar,
  page,
}) => {
  await calendar.open({ view: 'day', hourHeight: 48 });
  const axis = calendar.root.locator('ec-time-axis');
  await calendar.settled();
  const { y } = await boxOf(calendar.grid);
  const session = await page.context().newCDPSession(page);
  const pinch = async (x: number): Promise<void> => {
    const touch = (type: string, apart: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchMove',
        touchPoints:
          type === 'touchEnd'
            ? []
            : [-1, 1].map((way, id) => ({ id, x, y: y + 300 + (way * apart) / 2 })),
      });
    await touch('touchStart', 100);
    for (const apart of [120, 150, 200]) await touch('touchMove', apart);
    await touch('touchEnd', 200);
  };
  await pinch(20);
  await expect.poll(async () => (await boxOf(axis)).height).toBe(24 * 96);
  await calendar.expectState({ preferences: { hourHeight: 96 } });
  await expect(axis).toHaveCSS('touch-action', 'pan-x pan-y');
  await expect(calendar.grid).not.toHaveCSS('touch-action', 'pan-x pan-y');
});
