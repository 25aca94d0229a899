import { missingPeers, type Manifest } from './peers';

const LIBRARY: Manifest = {
  peerDependencies: {
    '@angular/cdk': '^22.2.0',
    '@angular/core': '^22.2.0',
    '@angular/forms': '^22.2.0',
    '@angular/material': '^22.2.0',
    'ical.js': '^2.2.1',
  },
  peerDependenciesMeta: { 'ical.js': { optional: true } },
};

describe('missingPeers', () => {
  it.each([
    { angular: '^22.3.1', forms: '^22.3.1', components: '^22.3.0' },
    { angular: '~22.3.1', forms: '~22.3.1', components: '~22.3.0' },
    { angular: '22.2.6', forms: '22.2.6', components: '~22.2.0' },
    { angular: '22.3.0-next.1', forms: '22.3.0-next.1', components: '^22.2.0' },
    { angular: 'catalog:', forms: 'catalog:', components: '^22.2.0' },
  ])('fits Angular $angular', ({ angular, forms, components }) => {
    expect(missingPeers(LIBRARY, { dependencies: { '@angular/core': angular } })).toEqual([
      ['@angular/cdk', components],
      ['@angular/forms', forms],
      ['@angular/material', components],
    ]);
  });

  it('gives Material and the CDK one version', () => {
    const host = { dependencies: { '@angular/core': '^22.4.0', '@angular/cdk': '22.2.0' } };
    expect(Object.fromEntries(missingPeers(LIBRARY, host))).toEqual({
      '@angular/forms': '^22.4.0',
      '@angular/material': '22.2.0',
    });
  });

  it.each(['dependencies', 'devDependencies', 'peerDependencies'])(
    'leaves alone what is among the %s',
    (section) => {
      expect(missingPeers(LIBRARY, { [section]: LIBRARY.peerDependencies })).toEqual([]);
    },
  );
});
