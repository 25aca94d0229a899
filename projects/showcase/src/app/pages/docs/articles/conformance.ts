import type { Article } from '../article';

const SUPPORTS = 'Supports';
const PARTLY = 'Partially supports';
const NOT_APPLICABLE = 'Not applicable';

export const CONFORMANCE: Article = {
  title: 'Conformance report',
  lede: 'An accessibility conformance report in the form of VPAT 2.5, for WCAG 2.2 at levels A and AA: criterion by criterion what the calendar supports, and what its host has to do.',
  blocks: [
    { heading: 'Scope' },
    {
      text: 'The report is about the calendar as the package draws it, in its day, week, days, month, agenda and timeline views, with its editor, menus, popovers and side panel, on wide screens and on phones. It was made by walks through the criteria in Chromium, with its accessibility tree, a recorder on every live region, axe and measurements, and parts of it in Firefox. It was not made with a screen reader, and no people with disabilities have taken part yet.',
    },
    {
      list: [
        '**Supports**: at least one way meets the criterion, without known defects.',
        '**Partially supports**: some of it doesn’t meet the criterion; the remark says what.',
        '**Not applicable**: the calendar has nothing that the criterion is about.',
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
          'Icons have names or stand beside text. Colour dots repeat what is named.',
        ],
        ['1.2.1 – 1.2.3 Time-based media', NOT_APPLICABLE, ''],
        [
          '1.3.1 Info and relationships',
          PARTLY,
          'Grids, headings, lists, trees and forms have their roles. Events over several days are in each of their cells, closed and blocked times in words. A page of more than seven days of the timeline doesn’t say closed times in its rows.',
        ],
        [
          '1.3.2 Meaningful sequence',
          SUPPORTS,
          'The order of the page is the order of time, in each column or row.',
        ],
        ['1.3.3 Sensory characteristics', SUPPORTS, ''],
        [
          '1.4.1 Use of colour',
          SUPPORTS,
          'Conflicts, unsaved and past events and closed times are also told in words; a colour is named where it is chosen. What your colours mean is for you to say.',
        ],
        ['1.4.2 Audio control', NOT_APPLICABLE, ''],
        [
          '2.1.1 Keyboard',
          SUPPORTS,
          'All that a pointer does can be done by keys. Items of a `cdkDropList` on your page need `ecExternalEvent` for that.',
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
          'The grid is one tab stop. Ways past the calendar on your page are yours.',
        ],
        ['2.4.2 Page titled', NOT_APPLICABLE, 'The title of the page is the host’s.'],
        [
          '2.4.3 Focus order',
          SUPPORTS,
          'What closes gives the focus back, to the event where it is drawn.',
        ],
        ['2.4.4 Link purpose', NOT_APPLICABLE, 'The calendar has no links of its own.'],
        [
          '2.5.1 Pointer gestures',
          SUPPORTS,
          'Swipes and pinches have buttons and keys that do the same.',
        ],
        [
          '2.5.2 Pointer cancellation',
          SUPPORTS,
          'Presses act when they end; Escape puts back what is dragged.',
        ],
        [
          '2.5.3 Label in name',
          SUPPORTS,
          'The name of an event holds what is seen on it, in its order.',
        ],
        ['2.5.4 Motion actuation', NOT_APPLICABLE, ''],
        ['3.1.1 Language of page', NOT_APPLICABLE, 'The page is the host’s.'],
        [
          '3.2.1 On focus',
          SUPPORTS,
          'A card may appear beside an event; Escape closes it and nothing else.',
        ],
        ['3.2.2 On input', SUPPORTS, ''],
        ['3.2.6 Consistent help', SUPPORTS, '`?` lists the keys everywhere.'],
        [
          '3.3.1 Error identification',
          SUPPORTS,
          'Errors are tied to their fields, and the focus goes to the first. A save that fails is announced as that, at once and with its reason.',
        ],
        ['3.3.2 Labels or instructions', SUPPORTS, ''],
        [
          '3.3.7 Redundant entry',
          PARTLY,
          'What was typed is offered again where a save was refused; an edit of a series may have to be typed again.',
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
        ['1.3.5 Identify input purpose', NOT_APPLICABLE, 'No field is about the user.'],
        [
          '1.4.3 Contrast (minimum)',
          SUPPORTS,
          'Measured for all eleven colours in light and dark. Your own `--ec-color-…` are yours.',
        ],
        [
          '1.4.4 Resize text',
          SUPPORTS,
          'Zoom of the page to 400 % loses nothing, and neither do letters alone at 200 %: boxes grow with their text, and the layout is that of a narrower window. The calendar reads the size of letters when it is drawn and when its own size changes.',
        ],
        ['1.4.5 Images of text', SUPPORTS, ''],
        [
          '1.4.10 Reflow',
          SUPPORTS,
          'At 320 px nothing scrolls sideways but the rows of the timeline and the columns of resources, which need two dimensions. In a window 256 px high the editor scrolls as a whole.',
        ],
        ['1.4.11 Non-text contrast', SUPPORTS, ''],
        [
          '1.4.12 Text spacing',
          PARTLY,
          'Events choose a shorter form of their time, and leave out whole lines. With the widest spacing and a wide font, times of additional zones may take a second line, which meets the date beneath them.',
        ],
        [
          '1.4.13 Content on hover or focus',
          SUPPORTS,
          'The card of an event can be dismissed, pointed at, and stays.',
        ],
        ['2.4.5 Multiple ways', NOT_APPLICABLE, 'The calendar is no set of pages.'],
        ['2.4.6 Headings and labels', SUPPORTS, ''],
        ['2.4.7 Focus visible', SUPPORTS, ''],
        [
          '2.4.11 Focus not obscured',
          SUPPORTS,
          'What gets the focus is scrolled out from under the sticky head.',
        ],
        [
          '2.5.7 Dragging movements',
          SUPPORTS,
          'All of it can be done by single presses, in the editor, by the menu, or by `G` and the arrow keys.',
        ],
        [
          '2.5.8 Target size (minimum)',
          SUPPORTS,
          'Targets are 24 px, for fingers 44 px; bars and lines of events with the gap between them.',
        ],
        [
          '3.1.2 Language of parts',
          SUPPORTS,
          'The calendar sets `lang` where its texts are in another language than the element around it. It takes given texts for those of its locale.',
        ],
        ['3.2.3 Consistent navigation', SUPPORTS, 'One table of keys holds in all views.'],
        ['3.2.4 Consistent identification', SUPPORTS, ''],
        [
          '3.3.3 Error suggestion',
          SUPPORTS,
          'Errors of dates and times show how one is written; a refused time comes with the next one that is free.',
        ],
        [
          '3.3.4 Error prevention',
          SUPPORTS,
          'Changes can be undone, and unsaved ones are asked about.',
        ],
        ['3.3.8 Accessible authentication', NOT_APPLICABLE, ''],
        [
          '4.1.3 Status messages',
          SUPPORTS,
          'One queue announces all of them, each once; failures interrupt and are never replaced.',
        ],
      ],
    },
    { heading: 'What the host has to do' },
    {
      list: [
        'Give the page a title, a language and a heading structure; with `localeText` name its locale, from which the calendar tells the language (3.1.1, 3.1.2).',
        'Label what your templates draw, and keep its contrast (1.1.1, 1.4.3, 4.1.2). What stands in `ecEvent` is followed by the full name of the event for screen readers.',
        'Give a meaning of colours in words as well, such as in the title or the description (1.4.1).',
        'Let things outside be brought in by keys: `ecExternalEvent` does that by `Enter`, also on items of a `cdkDropList` (2.1.1).',
        'Say why a change is refused, with a sentence in `preventDefault(reason)` or in the error of `save` (3.3.1).',
        'Keep the `localeText` of a language whole: a type demands it (3.1.2).',
      ],
    },
  ],
};
