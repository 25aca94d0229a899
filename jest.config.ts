import type { Config } from 'jest';
// The default import is required: the package is CommonJS.
import presets from 'jest-preset-angular/presets/index.js';

const preset = presets.createCjsPreset({
  testEnvironment: 'jest-preset-angular/environments/jest-jsdom-env',
});
const [[files, [, options]]] = Object.entries(preset.transform) as [[string, [string, object]]];
const transformer: [string, object] = ['<rootDir>/jest.transform.mjs', options];
const shared = {
  ...preset,
  transform: { [files]: transformer },
  roots: ['<rootDir>/projects'],
  moduleNameMapper: {
    '^ng-event-calendar$': '<rootDir>/projects/event-calendar/src/public-api.ts',
    '^ng-event-calendar/(.+)$': '<rootDir>/projects/event-calendar/$1/src/public-api.ts',
  },
};
/**
 * Parts in plain TypeScript don't need Angular, whose setup takes longer than most of their specs. They keep the page:
 * Jest's environment of Node, without one, took a fifth more of the processor for them.
 */
const plain = ['core', 'recurrence', 'ical', 'schematics'];

export default {
  // A limit for specs that hang: the editor takes long to compile the first time, and machines are busy.
  testTimeout: 120_000,
  // Jest would leave one core idle, which is half of a small machine.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // A worker keeps memory of each file; collecting the garbage of a full one takes longer than a new worker.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'angular',
      testPathIgnorePatterns: plain.map((part) => `/event-calendar/${part}/`),
      setupFilesAfterEnv: ['<rootDir>/jest.angular.ts', '<rootDir>/jest.setup.ts'],
    },
    {
      ...shared,
      displayName: 'plain',
      roots: plain.map((part) => `<rootDir>/projects/event-calendar/${part}`),
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      roots: ['<rootDir>/projects/demo-server'],
      testEnvironment: 'node',
      testMatch: ['**/*.spec.mts'],
      moduleFileExtensions: ['mts', 'ts', 'js', 'mjs', 'json'],
      transform: { '\\.(mts|ts)$': transformer },
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    },
  ],
} satisfies Config;
