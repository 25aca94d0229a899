import type { Article } from '../article';

const SUPPORTS = 'Supports';
const PARTLY = 'Partially supports';
const NOT_APPLICABLE = 'Not applicable';

export const CONFORMANCE: Article = {
  title: 'Conformance report',
  lede: 'An accessibility conformance report in the form of VPAT 2.5, for WCAG 2.2 at levels A and AA. It lists for each criterion what the calendar supports and what its host has to do.',
  blocks: [
    { heading: 'Scope' },
    {
      text: 'The report covers the calendar without custom templates: its day, week, days, month, agenda and timeline views, its editor, menus, popovers and side panel, on wide screens and on phones. The criteria were tested in Chromium, with its accessibility tree, a recorder on every live region, axe and measurements, and partly in Firefox. No screen reader was used, and no people with disabilities have taken part yet.',
    },
    {
      list: [
        '**Supports**: at least one way meets the criterion, without known defects.',
        '**Partially supports**: some parts don’t meet the criterion; the remark names them.',
        '**Not applicable**: the criterion concerns nothing in the calendar.',
      ],
    },
    { heading: 'Level A' },
    {
      table: 'Success criteria of level A',
      head: ['Criterion', 'Conformance', 'Remarks'],
      rows: [
        [
          '1.1.1 Non-text content',
          SUPPORTS,
          'Icons have names or are beside text. Colour dots repeat information given in text.',
        ],
        ['1.2.1 – 1.2.3 Time-based media', NOT_APPLICABLE, ''],
        [
          '1.3.1 Info and relationships',
          PARTLY,
          'Grids, headings, lists, trees and forms have their roles. Events over several days are in each of their cells, closed and blocked times in words. A timeline page of more than seven days doesn’t give closed times in its rows.',
        ],
        [
          '1.3.2 Meaningful sequence',
          SUPPORTS,
          'DOM order is the order of time, in each column or row.',
        ],
        ['1.3.3 Sensory characteristics', SUPPORTS, ''],
        [
          '1.4.1 Use of colour',
          SUPPORTS,
          'Conflicts, unsaved and past events and closed times are also given in words; colours have names where users choose them. Give the meaning of your colours yourself.',
        ],
        ['1.4.2 Audio control', NOT_APPLICABLE, ''],
        [
          '2.1.1 Keyboard',
          SUPPORTS,
          'Everything can be done by keyboard. Items of a `cdkDropList` on your page need `ecExternalEvent` for that.',
        ],
        [
          '2.1.2 No keyboard trap',
          SUPPORTS,
          'Modal prompts and the editor’s sheet on a phone keep the focus until Escape.',
        ],
        [
          '2.1.4 Character key shortcuts',
          SUPPORTS,
          'Letters work only while the focus is in the calendar. They can’t be switched off or changed.',
        ],
        [
          '2.2.1 Timing adjustable',
          SUPPORTS,
          'Notices stay for ten seconds, and while the pointer or the focus is on them; undo is also on `Ctrl Z`.',
        ],
        [
          '2.2.2 Pause, stop, hide',
          SUPPORTS,
          'Nothing moves but the line of the current time, once a minute.',
        ],
        ['2.3.1 Three flashes', SUPPORTS, ''],
        [
          '2.4.1 Bypass blocks',
          SUPPORTS,
          'The grid is one tab stop. Provide links past the calendar on your page yourself.',
        ],
        ['2.4.2 Page titled', NOT_APPLICABLE, 'The host sets the title of the page.'],
        [
          '2.4.3 Focus order',
          SUPPORTS,
          'When a surface closes, the focus returns, to the event if it is drawn.',
        ],
        ['2.4.4 Link purpose', NOT_APPLICABLE, 'The calendar has no links of its own.'],
        [
          '2.5.1 Pointer gestures',
          SUPPORTS,
          'Swipes and pinches have buttons and keys that do the same.',
        ],
        ['2.5.2 Pointer cancellation', SUPPORTS, 'Presses act on release; Escape cancels a drag.'],
        [
          '2.5.3 Label in name',
          SUPPORTS,
          'The name of an event contains its visible text, in the same order.',
        ],
        ['2.5.4 Motion actuation', NOT_APPLICABLE, ''],
        ['3.1.1 Language of page', NOT_APPLICABLE, 'The page is the host’s.'],
        [
          '3.2.1 On focus',
          SUPPORTS,
          'A card may appear beside an event; Escape closes only the card.',
        ],
        ['3.2.2 On input', SUPPORTS, ''],
        ['3.2.6 Consistent help', SUPPORTS, '`?` lists the keys everywhere.'],
        [
          '3.3.1 Error identification',
          SUPPORTS,
          'Errors are tied to their fields, and the focus goes to the first. A failed save is announced at once, with its reason.',
        ],
        ['3.3.2 Labels or instructions', SUPPORTS, ''],
        [
          '3.3.7 Redundant entry',
          PARTLY,
          'After a refused save, the typed values are offered again; an edit of a series may have to be typed again.',
        ],
        ['4.1.2 Name, role, value', SUPPORTS, ''],
      ],
    },
    { heading: 'Level AA' },
    {
      table: 'Success criteria of level AA',
      head: ['Criterion', 'Conformance', 'Remarks'],
      rows: [
        ['1.2.4, 1.2.5 Time-based media', NOT_APPLICABLE, ''],
        ['1.3.4 Orientation', SUPPORTS, ''],
        ['1.3.5 Identify input purpose', NOT_APPLICABLE, 'No field asks for data about the user.'],
        [
          '1.4.3 Contrast (minimum)',
          SUPPORTS,
          'Measured for all eleven colours in light and dark. Check your own `--ec-color-…` yourself.',
        ],
        [
          '1.4.4 Resize text',
          SUPPORTS,
          'Nothing is lost at 400 % page zoom, or at 200 % text size: boxes grow with their text, and the layout is that of a narrower window. The calendar reads the text size when it is drawn and when its own size changes.',
        ],
        ['1.4.5 Images of text', SUPPORTS, ''],
        [
          '1.4.10 Reflow',
          SUPPORTS,
          'At 320 px only the rows of the timeline and the columns of resources scroll sideways, as they need two dimensions. In a window 256 px high the editor scrolls as a whole.',
        ],
        ['1.4.11 Non-text contrast', SUPPORTS, ''],
        [
          '1.4.12 Text spacing',
          PARTLY,
          'Events use a shorter form of their time, and leave out whole lines. With the widest spacing and a wide font, times of additional zones may wrap to a second line, which overlaps the date beneath.',
        ],
        [
          '1.4.13 Content on hover or focus',
          SUPPORTS,
          'The card of an event can be dismissed and hovered, and is persistent.',
        ],
        ['2.4.5 Multiple ways', NOT_APPLICABLE, 'The calendar isn’t a set of pages.'],
        ['2.4.6 Headings and labels', SUPPORTS, ''],
        ['2.4.7 Focus visible', SUPPORTS, ''],
        [
          '2.4.11 Focus not obscured',
          SUPPORTS,
          'Focused elements are scrolled out from under the sticky header.',
        ],
        [
          '2.5.7 Dragging movements',
          SUPPORTS,
          'Each has an alternative without dragging: the editor, the menu, or `G` and the arrow keys.',
        ],
        [
          '2.5.8 Target size (minimum)',
          SUPPORTS,
          'Targets are 24 px, for touch 44 px; for bars and lines of events, this includes the gap between them.',
        ],
        [
          '3.1.2 Language of parts',
          SUPPORTS,
          'The calendar sets `lang` where its texts are in another language than the element around it. It assumes that the texts you provide are in the language of its locale.',
        ],
        ['3.2.3 Consistent navigation', SUPPORTS, 'The same keys apply in all views.'],
        ['3.2.4 Consistent identification', SUPPORTS, ''],
        [
          '3.3.3 Error suggestion',
          SUPPORTS,
          'Errors of dates and times show the expected format; for a refused time the next free one is offered.',
        ],
        [
          '3.3.4 Error prevention',
          SUPPORTS,
          'Changes can be undone, and the user is asked before unsaved ones are discarded.',
        ],
        ['3.3.8 Accessible authentication', NOT_APPLICABLE, ''],
        [
          '4.1.3 Status messages',
          SUPPORTS,
          'One queue announces each message once; failures interrupt and are never replaced.',
        ],
      ],
    },
    { heading: 'What the host has to do' },
    {
      list: [
        'Give the page a title, a language and a heading structure. With `localeText`, also set `locale`, from which the calendar derives its `lang` (3.1.1, 3.1.2).',
        'Label the content of your templates and check its contrast (1.1.1, 1.4.3, 4.1.2). For screen readers, the full name of the event follows the content of `ecEvent`.',
        'Give the meaning of colours in words too, for example in the title or the description (1.4.1).',
        'Make outside elements usable by keyboard with `ecExternalEvent`, which responds to `Enter`, also on items of a `cdkDropList` (2.1.1).',
        'Give the reason for a refused change, as a sentence in `preventDefault(reason)` or in the error of `save` (3.3.1).',
        'Provide all texts of a language in `localeText`; its type requires them (3.1.2).',
      ],
    },
  ],
};
