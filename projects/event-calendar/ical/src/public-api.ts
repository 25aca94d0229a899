export type { IcalEvent, KeptIcal } from './ical-event';
export type { IcalFault, IcalFaultCode } from './ical-fault';
export { readIcal, type IcalReading, type ReadIcalOptions } from './read-ical';
export { zoneOfWindows } from './windows-zones';
export type { IcalWriteFault, IcalWriteFaultCode } from './write-fault';
export { writeIcal, type WriteIcalOptions } from './write-ical';
