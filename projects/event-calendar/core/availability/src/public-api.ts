export * from './blocks';
export * from './conflicts';
export * from './free-times';
export * from './judge';
export * from './judged';
export * from './open-hours';
export * from './open-times';
export * from './tints';
