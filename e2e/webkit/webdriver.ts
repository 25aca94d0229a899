import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Whether Debian's WebKitGTK is installed; otherwise these tests are skipped. */
export const hasWebKit = existsSync(DRIVER) && existsSync(SCREEN);

/** A point of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}

/**
 * A WebKitGTK browser on a screen of its own, driven by plain WebDriver: Playwright's WebKit is a separate build that
 * isn't available everywhere.
 */
export class WebKit {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    /** Address of the session. */
    private readonly session: string,
  ) {}

  static async start(): Promise<WebKit> {
    const port = await freePort();
    const display = `:${100 + (port % 500)}`;
    const screen = spawn(SCREEN, [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
    const address = `http://127.0.0.1:${port}`;
    const processes = [driver, screen];
    for (let tries = 0; ; tries++) {
      try {
        const { sessionId } = (await ask(`${address}/session`, 'POST', {
          capabilities: { alwaysMatch: {} },
        })) as { sessionId: string };
        return new WebKit(processes, `${address}/session/${sessionId}`);
      } catch (error) {
        if (tries === 240) {
          for (const each of processes) each.kill();
          throw error;
        }
        await wait(250);
      }
    }
  }

  async stop(): Promise<void> {
    await ask(this.session, 'DELETE').catch(() => undefined);
    for (const each of this.processes) each.kill();
  }

  async open(url: string): Promise<void> {
    await ask(`${this.session}/window/rect`, 'POST', { width: 1280, height: 900 });
    await ask(`${this.session}/url`, 'POST', { url });
  }

  /** Runs a function's body in the page and returns its awaited result. */
  async run<T>(body: string, ...args: unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1];
      (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then(done, (error) => done({ failed: String(error) }));`;
    const value = await ask(`${this.session}/execute/async`, 'POST', { script, args });
    if (typeof value === 'object' && value !== null && 'failed' in value) {
      throw new Error(String(value.failed));
    }
    return value as T;
  }

  /** Returns the middle of the first matching element, once it exists and nothing moves. */
  async find(selector: string): Promise<Point> {
    let found = null as Point | null;
    // Slides can't be turned off here, and a moving element can't be pressed.
    const read = (): Promise<Point | null> =>
      this.run<Point | null>(
        `const box = document.querySelector(args[0])?.getBoundingClientRect();
         const isMoving = document.getAnimations().some(
           (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity,
         );
         return box && box.width > 0 && !isMoving
           ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
           : null;`,
        selector,
      );
    await expect.poll(async () => (found = await read()), selector).not.toBeNull();
    return { x: Math.round(found!.x), y: Math.round(found!.y) };
  }

  async click(selector: string): Promise<void> {
    const at = await this.find(selector);
    await this.point([
      { ...move(at) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Drags by mouse from one point to another. */
  async drag(from: Point, to: Point): Promise<void> {
    const half = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
    await this.point([
      move(from),
      { type: 'pointerDown', button: 0 },
      ...[half, to, to].map((at) => ({ ...move(at), duration: 120 })),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses keys, one after the other, on the focused element. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.act({ type: 'key', id: 'keys', actions });
  }

  private point(actions: readonly object[]): Promise<void> {
    return this.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }

  private async act(source: object): Promise<void> {
    await ask(`${this.session}/actions`, 'POST', { actions: [source] });
  }
}

function move({ x, y }: Point): object {
  return { type: 'pointerMove', x, y, duration: 30, origin: 'viewport' };
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
