import * as fc from 'fast-check';

// Properties try equal cases each time, so that a run tests the change at hand. FC_SEED=$RANDOM looks for new ones; a
// failing case becomes a case of its own.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_260_301) });

// No spec sees the machine's date: the clock of a spec that states no time runs from here on. TEST_DATE=2027-05-09 sets
// another date, to prove that nothing depends on it.
const MachineDate = Date;
const ahead = Date.parse(process.env['TEST_DATE'] ?? '2026-11-20T12:00:00Z') - Date.now();
globalThis.Date = class extends MachineDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [MachineDate.now() + ahead] : given) as [number]));
  }
  static override now(): number {
    return MachineDate.now() + ahead;
  }
} as DateConstructor;
