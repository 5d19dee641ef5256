import { TryLater } from '#app/platform/jobs/job.ts';

/** What is set apart for a day (UTC) does not hold another piece. */
export class BudgetSpent extends TryLater {
  constructor(seconds: number) {
    super('The budget of the day for hearing recordings is spent. It goes on tomorrow.', {
      seconds,
    });
    this.name = 'BudgetSpent';
  }
}
