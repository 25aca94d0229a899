/** `npm start`: installs missing dependencies and serves the showcase, rebuilding it on every change. */
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { projectNode, root, run } from './workspace.mjs';

// npm runs this script in a shell that doesn't pass signals on, so it has to stop by itself once the shell is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();

const ng = join(root, 'node_modules', '@angular', 'cli', 'bin', 'ng.js');
process.exitCode = (await ensureInstalled())
  ? await run(projectNode(), [ng, 'serve', 'showcase', ...process.argv.slice(2)])
  : 1;
