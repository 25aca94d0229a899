// Code that resolves zones with names of a file's own, in one chunk that only files with such zones load.
export { isLike, spansByDefinition, zoneLike } from './like-zone';
export { nameShownAs } from './windows-display-names';
export { isSimpleRule } from './yearly-time';
export { offsetsByDefinition } from './zone-definition';
