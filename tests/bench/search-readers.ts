import { db } from '#app/platform/db.server.ts';
import { dice } from '#prisma/scale/dice.ts';
import { sentence, spelled } from '#prisma/scale/made-language.ts';

/** Who searches: a reader who follows three bodies, one who may read all, and a visitor. */
export async function searchReaders() {
  const follows = await db.govtEntity.findMany({ take: 3, select: { id: true } });
  const { id: userId } = await db.user.upsert({
    where: { email: 'bench@example.com' },
    update: {},
    create: {
      email: 'bench@example.com',
      passwordHash: 'none',
      access: { create: follows.map(({ id }) => ({ govtEntityId: id })) },
    },
  });
  return {
    'follows three': { userId, tier: 'basic', isAdmin: false },
    admin: { userId, tier: 'admin', isAdmin: true },
    visitor: null,
  };
}

const rolls = dice(13);

/** What they ask, by what is hard about it: another question each time. */
export const searchQueries: Readonly<Record<string, () => string>> = {
  'commonest word': () => 'council',
  'two common words': () => 'council budget',
  'common phrase': () => '"council motion"',
  'either of two': () => 'council OR budget',
  'one without other': () => 'council -motion',
  'what one said': () => 'speaker:chair council',
  'a middling word': () => spelled(200 + rolls.below(800)),
  'a rare word': () => spelled(20_000 + rolls.below(20_000)),
  'common and rare': () => `council ${spelled(5_000 + rolls.below(20_000))}`,
  'four words': () => sentence(rolls, 4),
  'two middling': () => `${spelled(100 + rolls.below(400))} ${spelled(100 + rolls.below(400))}`,
  'kind and outcome': () => 'kind:decision outcome:adopted water',
  'a day': () => 'council date:2020-03-03',
};
