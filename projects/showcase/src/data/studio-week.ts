import type { StudioEvent } from './studio';

/** Fields that vary between events, apart from their time and resource. */
type Details = Partial<Omit<StudioEvent, 'id' | 'title' | 'start' | 'end' | 'resource'>>;

/** A row of the plan: weekday (1 is Monday), from and to (past 24:00 means the next day), … */
export type TimedRow = readonly [
  weekday: number,
  from: string,
  to: string,
  title: string,
  resource: string | number | undefined,
  details?: Details,
];

/** A row of an all-day event of `length` days. */
export type AllDayRow = readonly [
  weekday: number,
  length: number,
  title: string,
  resource: string | number | undefined,
  details?: Details,
];

/** The week shown first: dense, with one event of each kind. */
export const THIS_WEEK: readonly TimedRow[] = [
  [1, '08:30', '09:00', 'Team huddle', 'house', { className: 'is-routine' }],
  [1, '09:00', '10:00', 'Initial assessment: P. Novak', 'mara', { bookedBy: 'front desk' }],
  [1, '09:30', '10:15', 'Knee rehab: L. Costa', 'tomas'],
  [1, '10:30', '11:30', 'Reformer, small group', 'yuki'],
  [1, '17:30', '18:30', 'Mat pilates, open class', 1],
  [2, '08:00', '08:45', 'Shoulder rehab: A. Brandt', 'tomas'],
  [2, '09:00', '10:30', 'Gait analysis: J. Adeyemi', 'mara'],
  [2, '10:00', '11:00', 'Reformer: beginners', 'yuki'],
  [2, '10:00', '10:20', 'Call the insurer', 'house'],
  [
    2,
    '13:00',
    '14:30',
    'Supervision with Dr. Falk',
    'mara',
    {
      description:
        'Two cases: chronic low back pain, and return to running after a stress fracture.',
      color: 'pink',
    },
  ],
  [3, '08:30', '09:15', 'Follow-up: P. Novak', 'mara'],
  [3, '09:00', '12:00', 'Floor treatment', 1, { readOnly: true }],
  [3, '11:00', '11:15', 'Collect the post', 'house'],
  [3, '14:00', '15:00', 'Video consult: R. Sato', 'yuki', { timezone: 'Europe/Lisbon' }],
  [3, '19:00', '20:00', 'Prenatal evening', 1],
  [4, '07:30', '08:15', 'Early bird stretch', 1],
  [4, '09:00', '09:45', 'Hand therapy: E. Kovacs', 'tomas'],
  [4, '09:15', '10:15', 'Prenatal pilates', 'yuki'],
  [4, '09:30', '10:30', 'Ergonomics visit', 'mara'],
  [4, '09:30', '10:00', 'Linen delivery', 2],
  [4, '15:00', '16:00', 'Walk-in hour', undefined],
  [5, '08:30', '10:00', 'Post-op review: L. Costa', 'mara'],
  [5, '09:00', '09:45', 'Back school', 'tomas'],
  [5, '11:00', '12:00', 'Reformer: advanced', 'yuki'],
  [5, '12:30', '13:15', 'Lunch together', undefined, { color: 'lime' }],
  [5, '16:00', '17:00', 'Interview: front desk', 'house', { color: 'red' }],
  [5, '19:00', '21:30', 'Anatomy evening', 1],
  [6, '10:00', '11:30', 'Family yoga', 1],
  [7, '18:00', '25:30', 'Sound bath, past midnight', 1],
];

export const THIS_WEEK_ALL_DAY: readonly AllDayRow[] = [
  [1, 3, 'Locum: Dr. Falk', 'mara'],
  [2, 4, 'Ultrasound on loan', 2],
  [4, 1, 'Invoice day', 'house'],
  [5, 4, 'Yuki: workshop in Lisbon', 'yuki', { description: 'Back on Monday evening.' }],
];

/** Rows of the weeks around it, by weeks from now. */
export const OTHER_WEEKS: readonly (readonly [weeks: number, rows: readonly TimedRow[]])[] = [
  [-5, [[2, '09:00', '10:00', 'Initial assessment: L. Costa', 'mara']]],
  [
    -4,
    [
      [1, '13:00', '14:00', 'Knee rehab: L. Costa', 'tomas'],
      [4, '10:00', '11:30', 'Fire drill', 'house', { readOnly: true, color: 'red' }],
    ],
  ],
  [
    -3,
    [
      [2, '09:30', '10:30', 'Gait analysis: L. Costa', 'mara'],
      [3, '17:30', '18:30', 'Mat pilates, open class', 1],
      [5, '08:30', '09:15', 'Hand therapy: E. Kovacs', 'tomas'],
    ],
  ],
  [
    -2,
    [
      [1, '17:30', '18:30', 'Mat pilates, open class', 1],
      [3, '10:00', '11:00', 'Reformer: beginners', 'yuki'],
      [4, '14:00', '15:00', 'Ergonomics visit', 'mara'],
    ],
  ],
  [
    -1,
    [
      [1, '09:00', '10:00', 'Reformer, small group', 'yuki'],
      [2, '09:00', '09:45', 'Shoulder rehab: A. Brandt', 'tomas'],
      [2, '15:00', '16:30', 'Accounts with R. Meyer', 'house'],
      [3, '10:00', '11:00', 'Reformer: beginners', 'yuki'],
      [4, '11:00', '12:00', 'Post-op review: L. Costa', 'mara'],
      [5, '19:00', '24:00', 'Anatomy evening', 1],
    ],
  ],
  [
    1,
    [
      [1, '08:30', '09:00', 'Team huddle', 'house', { className: 'is-routine' }],
      [1, '10:00', '11:00', 'Initial assessment: T. Berg', 'mara'],
      [2, '08:00', '08:45', 'Shoulder rehab: A. Brandt', 'tomas'],
      [3, '11:00', '12:00', 'Prenatal pilates', 'yuki'],
      [3, '22:30', '26:00', 'Server maintenance', 'house', { readOnly: true }],
      [4, '09:00', '09:45', 'Hand therapy: E. Kovacs', 'tomas'],
      [4, '20:00', '21:00', 'Class streamed from Tokyo', 'yuki', { timezone: 'Asia/Tokyo' }],
      [5, '11:00', '12:00', 'Reformer: advanced', 'yuki'],
    ],
  ],
  [
    2,
    [
      [1, '17:30', '18:30', 'Mat pilates, open class', 1],
      [3, '09:00', '10:00', 'Follow-up: T. Berg', 'mara'],
      [4, '16:00', '18:00', 'First aid refresher', 'house', { readOnly: true }],
    ],
  ],
  [
    3,
    [
      [2, '10:00', '11:00', 'Reformer: beginners', 'yuki'],
      [5, '09:00', '10:30', 'Gait analysis: T. Berg', 'mara'],
    ],
  ],
  [4, [[3, '17:30', '18:30', 'Mat pilates, open class', 1]]],
  [5, [[1, '09:00', '10:00', 'Quarterly review', 'house']]],
];

/** All-day rows of the weeks around it. */
export const OTHER_WEEKS_ALL_DAY: readonly (readonly [weeks: number, row: AllDayRow])[] = [
  [-3, [1, 5, 'Tomas: on leave', 'tomas']],
  [-1, [6, 2, 'Open weekend', 1]],
  [1, [3, 1, 'Lift inspection', 'house', { readOnly: true }]],
  [2, [1, 12, 'Autumn campaign', undefined, { color: 'green' }]],
  [4, [5, 3, 'Hall closed: sanding', 1]],
];
