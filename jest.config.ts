import type { Config } from 'jest';
// The default import is required: the package is CommonJS.
import presets from 'jest-preset-angular/presets/index.js';

export default {
  ...presets.createCjsPreset({
    testEnvironment: 'jest-preset-angular/environments/jest-jsdom-env',
  }),
  // A limit for what never comes: the editor is a lot to compile the first time, and machines are busy.
  testTimeout: 120_000,
  // Jest would leave one core idle, which is half of a small machine.
  maxWorkers: '100%',
  roots: ['<rootDir>/projects'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    '^ng-event-calendar$': '<rootDir>/projects/event-calendar/src/public-api.ts',
    '^ng-event-calendar/(.+)$': '<rootDir>/projects/event-calendar/$1/src/public-api.ts',
  },
} satisfies Config;
