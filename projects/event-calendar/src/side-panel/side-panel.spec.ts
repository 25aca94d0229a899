import { SidePanel } from './side-panel';
import { givenPart } from './side-panel.spec-host';

describe('SidePanel', () => {
  it('is a labelled landmark with calendar and resources', async () => {
    const host = await givenPart(SidePanel, { resources: [{ id: 'a', title: 'A' }] });
    expect(host.root.getAttribute('role')).toBe('group');
    expect(host.root.getAttribute('aria-label')).toBe('Side panel');
    expect(host.all('[data-mini-date]')).toHaveLength(42);
    expect(host.all('[data-resource-id]')).toHaveLength(1);
  });
});
