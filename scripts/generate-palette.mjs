// Writes projects/event-calendar/src/styles/_palette.scss, the static tonal colours of events.
// Run by hand after changing a seed: `npm run palette`. Contrast is measured in palette.spec.ts.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
// Imported by path: the package's index imports files without their extension, which Node rejects.
import { Hct } from '../node_modules/@material/material-color-utilities/hct/hct.js';
import { hexFromArgb } from '../node_modules/@material/material-color-utilities/utils/string_utils.js';

/**
 * Hues in degrees and greatest chromas; chroma that a tone can't hold is cut. Containers have the tones 90 and 30. Pale
 * ones hold little chroma, so similar hues are spread apart; accents keep the hue of the name. Accents have the tones
 * 40 and 80 unless those no longer fit the name: orange, amber and lime would be brown and olive, pink would be plum,
 * and red a salmon in the dark.
 * @typedef {[number, number]} Pair
 * @type {Record<string, { hues: Pair, container: Pair, accent: number, accentTones?: Pair }>}
 *   `hues` of container and accent, the other pairs in the light and in the dark.
 */
const SEEDS = {
  red: { hues: [26, 26], container: [24, 52], accent: 84, accentTones: [44, 72] },
  pink: { hues: [347, 355], container: [30, 46], accent: 84, accentTones: [50, 76] },
  purple: { hues: [317, 314], container: [34, 44], accent: 66 },
  indigo: { hues: [284, 281], container: [24, 42], accent: 62 },
  blue: { hues: [242, 254], container: [24, 40], accent: 56 },
  teal: { hues: [190, 188], container: [26, 28], accent: 40 },
  green: { hues: [148, 146], container: [34, 36], accent: 54 },
  lime: { hues: [119, 118], container: [54, 36], accent: 60, accentTones: [50, 80] },
  amber: { hues: [90, 84], container: [42, 38], accent: 60, accentTones: [52, 80] },
  orange: { hues: [62, 52], container: [30, 44], accent: 80, accentTones: [50, 74] },
  grey: { hues: [260, 260], container: [3, 4], accent: 4 },
};

/** Tones in the light and in the dark, and the share of the chroma that is kept. */
const ROLES = {
  container: { tones: [90, 30], share: 1 },
  'on-container': { tones: [15, 90], share: 1 },
  accent: { tones: [40, 80], share: 1 },
  // Quieter text for past events, still readable on its container: a past week remains a week.
  'past-on-container': { tones: [38, 76], share: 0.5 },
  'past-accent': { tones: [52, 64], share: 0.5 },
};

/**
 * Returns one colour as `light-dark(…)`.
 * @param {{ hues: number[], container: number[], accent: number, accentTones?: number[] }} seed
 * @param {keyof typeof ROLES} role
 */
function color(seed, role) {
  const isAccent = role.endsWith('accent');
  const hue = seed.hues[isAccent ? 1 : 0];
  const chromas = isAccent ? [seed.accent, seed.accent] : seed.container;
  const { share, tones: usual } = ROLES[role];
  const tones = role === 'accent' ? (seed.accentTones ?? usual) : usual;
  const [light, dark] = [0, 1].map((scheme) =>
    hexFromArgb(Hct.from(hue ?? 0, (chromas[scheme] ?? 0) * share, tones[scheme] ?? 0).toInt()),
  );
  return `light-dark(${light}, ${dark})`;
}

const properties = Object.entries(SEEDS).map(([name, seed]) =>
  /** @type {(keyof typeof ROLES)[]} */ (Object.keys(ROLES))
    .map((role) => `  --ec-color-${name}-${role}: ${color(seed, role)};`)
    .join('\n'),
);

const scss = `// Written by scripts/generate-palette.mjs; change the seeds there and run \`npm run palette\`.

$names: ${Object.keys(SEEDS)
  .map((name) => `'${name}'`)
  .join(', ')};

/// The tonal colours of events as \`--ec-color-<name>-<role>\`, for the element that holds a calendar.
@mixin colors {
${properties.join('\n\n')}
}

/// \`--ec-event-container\`, \`-on-container\` and \`-accent\` of what has a \`data-color\`, and maybe \`data-past\`,
/// within the element that holds a calendar. Once for all its parts; a host that changes a colour above
/// changes these.
@mixin event-colors {
  @each $name in $names {
    [data-color='#{$name}'] {
      --ec-event-container: var(--ec-color-#{$name}-container);
      --ec-event-on-container: var(--ec-color-#{$name}-on-container);
      --ec-event-accent: var(--ec-color-#{$name}-accent);

      &[data-past] {
        --ec-event-container: var(
          --ec-color-#{$name}-past-container,
          var(--ec-color-#{$name}-container)
        );
        --ec-event-on-container: var(--ec-color-#{$name}-past-on-container);
        --ec-event-accent: var(--ec-color-#{$name}-past-accent);
      }
    }
  }
}
`;

const file = new URL('../projects/event-calendar/src/styles/_palette.scss', import.meta.url);
writeFileSync(file, await format(scss, { ...(await resolveConfig(file)), parser: 'scss' }));
