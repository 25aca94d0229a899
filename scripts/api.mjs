/** `npm run api` writes docs/api from the built library; `npm run check:package` compares it. */
import { writeReports } from './api-reports.mjs';
import { packLibrary } from './packed.mjs';

for (const fault of writeReports(packLibrary())) {
  console.error(fault);
  process.exitCode = 1;
}
