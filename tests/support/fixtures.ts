import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { db } from '#app/platform/db.server.ts';

let counter = 0;
const next = () => ++counter;

/** A reader with a profile; no password fits. */
export async function makeUser({ tier = 'free' }: { tier?: string | null } = {}) {
  const email = `reader${next()}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  return db.user.create({
    data: {
      email,
      passwordHash: 'none',
      profile: {
        create: {
          email,
          firstName: 'Ada',
          lastName: 'Reader',
          fullName: 'Ada Reader',
          subscriptionTier: tier,
        },
      },
    },
    include: { profile: true },
  });
}

export async function makeEntity(
  data: Partial<{
    entityName: string;
    entityDescription: string | null;
    entityType: string;
    state: string;
    county: string | null;
  }> = {},
) {
  const entityName = data.entityName ?? `Town Council ${next()}`;
  const entityDescription = data.entityDescription ?? null;
  const shown = { name: entityName, description: entityDescription };
  return db.govtEntity.create({
    data: {
      entityName,
      entityDescription,
      entityType: data.entityType ?? 'City Council',
      state: data.state ?? 'Colorado',
      county: data.county ?? null,
      searchText: entitySearchText(shown),
      sortTitle: entitySortTitle(shown),
    },
  });
}

export async function makeMeeting(
  data: {
    govtEntityId?: string | null;
    meetingTitle?: string | null;
    markdownSummary?: string | null;
    date?: string;
  } = {},
) {
  const day = new Date(`${data.date ?? '2025-09-09'}T12:00:00Z`);
  const meetingTitle =
    data.meetingTitle === undefined ? `Regular meeting ${next()}` : data.meetingTitle;
  return db.meeting.create({
    data: {
      govtEntityId: data.govtEntityId ?? null,
      meetingTitle,
      searchTitle: meetingTitle?.toLowerCase() ?? null,
      meetingDate: day,
      sortDate: day,
      markdownSummary: data.markdownSummary ?? null,
    },
  });
}
