import type { Cost } from './measured-site.ts';

/** What an address may cost more than with a hundredth of the meetings. */
const most = 1.2;
/** Statements, and steps or rows, that the site's own turns may put between those of a page. */
const slack = { statements: 1, cost: 200 };

type Costs = ReadonlyMap<string, Cost>;

const sum = (cost: Cost) => cost.reduce((all, one) => all + one.cost, 0);

/** Prints what the addresses cost in both, the ones that grow most first; answers how many cost too much more. */
export function tellGrowth(small: Costs, large: Costs): number {
  const rows = [...small].flatMap(([name, before]) => {
    const now = large.get(name);
    if (!now) return [];
    const ratios = [
      ratioOf(before.length, now.length, slack.statements),
      ratioOf(sum(before), sum(now), slack.cost),
    ];
    return [{ name, before, now, ratio: Math.max(...ratios) }];
  });
  rows.sort((one, other) => other.ratio - one.ratio);
  const grown = rows.filter(({ ratio }) => ratio > most);
  console.log('| address | statements | cost | ratio |');
  console.log('| --- | --- | --- | --- |');
  for (const { name, before, now, ratio } of rows) {
    const [costs, counts] = [[before, now].map(sum), [before, now].map((cost) => cost.length)];
    console.log(`| ${name} | ${counts.join(' → ')} | ${costs.join(' → ')} | ${ratio.toFixed(2)} |`);
  }
  for (const { name, before, now } of grown) {
    console.log(`\n${name}`);
    for (const { sql, from, to } of grownStatements(before, now)) {
      console.log(`  ${from} → ${to}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 1500)}`);
    }
  }
  console.log(
    `\n${rows.length} addresses, ${grown.length} of them cost more than ${most} times as much.`,
  );
  return grown.length;
}

/** 1 where there are hardly more. */
function ratioOf(before: number, now: number, slack: number): number {
  return now - before <= slack ? 1 : now / (before || 1);
}

/** The dearest three, of those that cost more than before. */
function grownStatements(before: Cost, now: Cost) {
  const known = Map.groupBy(before, ({ sql }) => sql);
  return [...Map.groupBy(now, ({ sql }) => sql)]
    .map(([sql, cost]) => ({ sql, from: sum(known.get(sql) ?? []), to: sum(cost) }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, 3);
}
