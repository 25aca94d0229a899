import { part } from '../../parts/part';

/** Both come at once. */
const drawn = () => import('./further-zones-drawn');

export const FURTHER_GUTTERS = part(drawn, (chunk) => chunk.FurtherGutters);

export const FURTHER_HEADS = part(drawn, (chunk) => chunk.FurtherHeads);
