/** Returns times of day that break at the dash between them alone, never before 'PM'. */
export function unbrokenTimes(times: string): string {
  return times.replace(/(?<![–~～-]) (?![–~～-])/g, '\u00a0');
}
