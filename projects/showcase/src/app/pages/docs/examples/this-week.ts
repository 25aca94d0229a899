/** Returns a time of this week: `thisWeek(1, '09:30')` is Monday, 9:30, as `YYYY-MM-DDTHH:MM:SS`. */
export function thisWeek(weekday: number, time: string): string {
  const day = new Date();
  day.setDate(day.getDate() - day.getDay() + weekday);
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${year}-${month}-${date}T${time}:00`;
}
