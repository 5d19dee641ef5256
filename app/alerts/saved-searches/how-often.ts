/** What a preview looks back on. */
export const previewDays = 90;

const daysAWeek = 7;
const daysAMonth = 30;

/** 'about 2 a week': how often so many in the days of a preview is. */
export function howOften(count: number): string {
  const aWeek = Math.round((count / previewDays) * daysAWeek);
  const aMonth = Math.round((count / previewDays) * daysAMonth);
  if (aWeek >= 1) return `about ${aWeek} a week`;
  return aMonth >= 1 ? `about ${aMonth} a month` : 'less than one a month';
}
