// The names that Windows has for zones, in one piece that only files with such names load.
export { zoneShownAs } from './windows-display-names';
export { ZONES_OF_WINDOWS, zoneOfWindows } from './windows-zones';
