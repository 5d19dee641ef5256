import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

let read: (address: string) => Promise<string>;
let meetingId: string;

beforeAll(async () => {
  const site = await openSite();
  const { meeting } = await makePublishedMeeting();
  meetingId = meeting.id;
  await db.sampleMeeting.create({ data: { meetingId } });
  read = async (address) => {
    const answer = await site(new Request(`http://localhost${address}`));
    expect(answer.status).toBe(200);
    return answer.text();
  };
});

describe('the sample meeting', () => {
  it('says that it was corrected, and what', async () => {
    const page = await read('/sample-meeting');
    expect(page).toMatch(/class="badge badge-corrected">.*?Corrected</);
    expect(page).toContain('A date.');
  });

  it('is one account: its cases with their votes and figures, each leading to its place', async () => {
    const page = await read('/sample-meeting');
    for (const title of ['Roads', 'Budget']) expect(page).toContain(`>${title}<`);
    expect(page).toContain('id="case-budget"');
    expect(page).toMatch(/3\u00a0to\u00a00/);
    expect(page).toMatch(/popovertarget="case-roads-amount-0"[^>]*>\$5</i);
    expect(page).toContain(`href="/meetings/${meetingId}/transcript?at=12#s12"`);
    for (const panel of ['Decisions', 'Chapters', 'Named in the Record']) {
      expect(page).not.toContain(`>${panel}<`);
    }
  });

  it('leads to its style sheet, and to nothing that has no address', async () => {
    const page = await read('/sample-meeting');
    expect(page).toMatch(/<link rel="stylesheet" href="[^"]*\/app\.css"/);
    expect(page).not.toContain('href=""');
  });

  it('wakes no script, and orders its cases without one', async () => {
    await db.vote.updateMany({ data: { outcome: 'adopted' } });
    const placesOf = (page: string) =>
      ['case-roads', 'case-budget'].map((id) => page.indexOf(`id="${id}"`));
    const page = await read('/sample-meeting');
    expect(page).not.toContain('<script src');
    const [roads = 0, budget = 0] = placesOf(page);
    expect(roads).toBeLessThan(budget);
    const [roadsLast = 0, budgetFirst = 0] = placesOf(await read('/sample-meeting?order=decided'));
    expect(budgetFirst).toBeLessThan(roadsLast);
  });
});
