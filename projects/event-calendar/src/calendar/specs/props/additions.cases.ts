import { ApplicationRef, Component, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EcResource } from '../../../templates/resource-template';
import { EcToolbarEnd, EcToolbarStart } from '../../../templates/toolbar-templates';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  imports: [EcResource, EcToolbarEnd, EcToolbarStart, EventCalendarComponent],
  template: `
    <event-calendar displayTimezone="UTC" [readOnly]="isReadOnly" [resources]="resources">
      <ng-template ecToolbarStart><button data-start>Print</button></ng-template>
      <ng-template ecToolbarEnd><button data-end>Help</button></ng-template>
      <ng-template ecResource let-resource let-color="color" let-depth="depth">
        {{ resource.title }}/{{ color }}/{{ depth }}
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  readonly calendar = viewChild.required(EventCalendarComponent);
  isReadOnly = false;
  readonly resources = [
    { id: 'team', title: 'Team', eventColor: 'pink', children: [{ id: 'ana', title: 'Ana' }] },
  ] as const;
}

async function given(isReadOnly = false): Promise<{ host: Host; page: HTMLElement }> {
  givenNow(FRIDAY_NOON);
  const fixture = TestBed.createComponent(Host);
  fixture.componentInstance.isReadOnly = isReadOnly;
  await fixture.whenStable();
  return { host: fixture.componentInstance, page: fixture.nativeElement as HTMLElement };
}

describe('what a host adds', () => {
  it('the host adds to the toolbar, before its title and behind all that it has', async () => {
    const { page } = await given();
    const inOrder = page.querySelectorAll(
      'ec-toolbar :is([data-start], h2, .ec-preferences, [data-end])',
    );
    expect([...inOrder].map((each) => each.textContent.trim())).toEqual([
      'Print',
      'Nov 15 – 21, 2026',
      '',
      'Help',
    ]);
  });

  it('on a phone all of it stands behind what the toolbar has', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const { page } = await given();
    const inOrder = page.querySelectorAll('ec-toolbar :is([data-start], h2, [data-end])');
    expect([...inOrder].map((each) => each.textContent.trim())).toEqual([
      'Nov 20 – 22',
      'Print',
      'Help',
    ]);
    jest.restoreAllMocks();
  });

  it('a row of the side panel is the host’s, and names its box', async () => {
    const { page } = await given();
    const rows = [...page.querySelectorAll('ec-resource-tree label')];
    expect(rows.map((row) => row.textContent.trim())).toEqual(['Team/pink/0', 'Ana/pink/1']);
  });

  it('code opens the editor on a new event, but not in a read-only calendar', async () => {
    const { host, page } = await given();
    expect(host.calendar().openEditor({ title: 'Call' })).toBe(true);
    await TestBed.inject(ApplicationRef).whenStable();
    expect(page.querySelector<HTMLInputElement>('[data-field="title"]')?.value).toBe('Call');
  });

  it('code opens nothing in a read-only calendar', async () => {
    const { host } = await given(true);
    expect(host.calendar().openEditor({ title: 'Call' })).toBe(false);
  });
});
