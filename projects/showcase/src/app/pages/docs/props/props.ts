import { Component, computed, DOCUMENT, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { today } from '../../../../data/civil-date';
import { STUDIO_RESOURCES } from '../../../../data/studio';
import { studioEvents } from '../../../../data/studio-events';
import { JsonView } from '../../../ui/json-view';
import { CopyButton } from '../../../ui/copy-button';
import { CalendarStage } from '../../playground/calendar-stage';
import { INPUT_DEFAULTS, PlaygroundProps } from '../../playground/playground-props';
import type { ApiMember, ApiMemberKind, EntryApi } from '../api/api-model';
import { SearchBox } from '../ui/search-box';
import { Text } from '../ui/text';
import { PropControl } from './prop-control';
import { PROP_CONTROLS, SHOWN_ELSEWHERE } from './prop-controls';
import { lineOf } from './prop-line';

type Controlled = keyof typeof PROP_CONTROLS;

const GROUPS: readonly { readonly label: string; readonly kinds: readonly ApiMemberKind[] }[] = [
  { label: 'Inputs and models', kinds: ['input', 'model'] },
  { label: 'Outputs', kinds: ['output'] },
  { label: 'Methods', kinds: ['method'] },
  { label: 'Templates', kinds: ['query'] },
];

const DIRECTIONS: Partial<Record<ApiMemberKind, string>> = {
  input: 'in',
  model: 'in and out',
  output: 'out',
};

/** Every prop of the calendar, each with a control that changes the calendar beside it. */
@Component({
  selector: 'sc-props',
  imports: [CalendarStage, CopyButton, JsonView, PropControl, RouterLink, SearchBox, Text],
  providers: [PlaygroundProps],
  templateUrl: './props.html',
  styleUrl: './props.scss',
})
export class Props {
  private readonly props = inject(PlaygroundProps);
  private readonly isNarrow =
    inject(DOCUMENT).defaultView?.matchMedia('(width < 1200px)').matches ?? false;

  /** Set by the route. */
  readonly api = input.required<EntryApi>();

  protected readonly query = signal('');
  protected readonly directions = DIRECTIONS;
  private readonly members = computed(
    () => this.api().exports.find(({ kind }) => kind === 'component')?.members ?? [],
  );
  protected readonly count = computed(() => this.members().length);
  private readonly found = computed(() => {
    const query = this.query().trim().toLowerCase();
    return this.members().filter((member) =>
      `${member.name} ${member.doc}`.toLowerCase().includes(query),
    );
  });
  protected readonly foundCount = computed(() => this.found().length);
  protected readonly groups = computed(() =>
    GROUPS.map(({ label, kinds }) => ({
      label,
      members: this.found().filter(({ kind }) => kinds.includes(kind)),
    })).filter(({ members }) => members.length > 0),
  );

  constructor() {
    const { inputs, models } = this.props;
    this.props.provideEvents(studioEvents(today()));
    models.view.set('week');
    models.visibleDate.set(today());
    models.preferences.set({ isSidePanelOpen: false });
    inputs.resources.set(STUDIO_RESOURCES);
    inputs.height.set(this.isNarrow ? 360 : 'clamp(480px, 100dvh - 120px, 900px)');
  }

  protected controlled({ name }: ApiMember): Controlled | null {
    return name in PROP_CONTROLS ? (name as Controlled) : null;
  }

  protected elsewhere({ name, kind }: ApiMember): string | undefined {
    return kind === 'query' ? '/docs/content' : SHOWN_ELSEWHERE[name];
  }

  protected line(member: ApiMember): string {
    const values: Readonly<Record<string, () => unknown>> = this.props.inputs;
    const defaults: Readonly<Record<string, unknown>> = INPUT_DEFAULTS;
    return lineOf(member, values[member.name]?.() ?? defaults[member.name]);
  }

  protected heard({ name }: ApiMember): unknown {
    return this.props.heard()[name];
  }

  protected call({ name }: ApiMember): void {
    const calendar = this.props.calendar();
    if (!calendar) return;
    const calls: Readonly<Record<string, () => unknown>> = {
      next: () => calendar.next(),
      previous: () => calendar.previous(),
      today: () => calendar.today(),
      reload: () => calendar.reload(),
      undo: () => calendar.undo(),
      redo: () => calendar.redo(),
      scrollToTime: () => calendar.scrollToTime('08:30'),
      openEditor: () => calendar.openEditor(1),
    };
    calls[name]?.();
  }
}
