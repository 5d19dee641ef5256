/** The moment (seconds) that lies some months after another, on the month's last day if need be. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}
