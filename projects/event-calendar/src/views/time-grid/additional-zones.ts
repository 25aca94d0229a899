export { AdditionalZoneTimes } from './additional-zone-times';
export { AdditionalZoneHeads } from './additional-zone-heads';
