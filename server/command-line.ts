import { Command, CommanderError } from 'commander';

/**
 * The command line. Each command loads what it needs when it runs: `draft` and `check` work without
 * a database, and a wrong environment is told like any other mistake.
 */
const program = new Command('dais')
  .description('Checked summaries of public government meetings.')
  .configureOutput({
    // One line, whatever Commander adds to it.
    outputError: (text, write) =>
      write(`${text.trim().replace(/\s*\n\s*/g, ' ')} (--help says how to call it)\n`),
  })
  .exitOverride();

program
  .command('make-admin <email>')
  .description('give an account the admin area')
  .action(async (email: string) => (await import('./commands/admins.ts')).changeAdmin(email, true));

program
  .command('remove-admin <email>')
  .description('take the admin area away from an account')
  .action(async (email: string) =>
    (await import('./commands/admins.ts')).changeAdmin(email, false),
  );

program
  .command('reset-second-factor <email>')
  .description('let an owner who has lost their second factor sign in without it')
  .action(async (email: string) => (await import('./commands/admins.ts')).endSecondFactor(email));

program
  .command('end-sessions <email>')
  .description('sign an account out everywhere; its password goes on working')
  .action(async (email: string) => (await import('./commands/admins.ts')).endSessions(email));

program
  .command('reseal')
  .description(
    'after a change of SESSION_SECRET: seal what it hides anew, so that the old one can go',
  )
  .action(async () => (await import('./commands/admins.ts')).reseal());

program
  .command('import <file>')
  .description("take in a meeting's record, draft its summary and print the meeting's id")
  .requiredOption('--entity <name>', 'the name of the government entity')
  .requiredOption('--title <title>', "the meeting's title")
  .requiredOption('--date <yyyy-mm-dd>', "the meeting's date")
  .action(async (file: string, options: { entity: string; title: string; date: string }) =>
    (await import('./commands/import-record.ts')).importRecord(file, options),
  );

program
  .command('draft <record>')
  .description('draft a summary of a record and print it as JSON; needs no database')
  .option('--agenda <file>', "the meeting's agenda (PDF, web page, text or a platform's export)")
  .option('--drafter <name>', 'extractive or model', 'extractive')
  .option('--words <number>', "about how long the summary's running text is")
  .action(async (record: string, options: { agenda?: string; drafter: string; words?: string }) =>
    (await import('./commands/draft.ts')).draft(record, options),
  );

program
  .command('check')
  .description(
    'check sentences against their sources: JSON lines {"id","sentence","source"} on standard input',
  )
  .action(async () => (await import('./commands/check.ts')).check());

program
  .command('figures [folder...]')
  .description('judge intake, drafts, checker and votes by the records of the folders; no database')
  .option('--json', 'print everything as JSON')
  .option('--labels <folder>', 'votes labelled by hand', 'tests/figures/labels')
  .option('--paraphrases <folder>', 'sentences written by hand', 'tests/figures/paraphrases')
  .option(
    '--answers <folder>',
    'sentences as language models write them; may be given again',
    (folder: string, folders: string[]) => [...folders, folder],
    ['tests/figures/model-answers'],
  )
  .option(
    '--verifier-answers <folder>',
    'what a verifier answered on them',
    'tests/figures/verifier-answers',
  )
  .option('--agendas <folder>', 'agendas with their entries', 'tests/figures/agendas')
  .option('--meetings <folder>', 'labelled meetings, a folder each')
  .option('--meeting-labels <folder>', 'their labels', 'tests/figures/meetings')
  .option('--model', 'have the language model that is set up tell the cases of those meetings')
  .option('--seed <number>', 'for what is drawn at random', '7')
  .option('--save <file>', 'keep its sums, for /accuracy: app/figures/last-run.json')
  .action(
    async (
      folders: string[],
      options: Parameters<typeof import('./commands/figures.ts').figures>[1],
    ) => (await import('./commands/figures.ts')).figures(folders, options),
  );

program
  .command('record-verifier <folder...>')
  .description('keep what the model that is set up says of labelled sentences, for the figures')
  .requiredOption('--to <folder>', 'where its answers are written')
  .action(async (folders: string[], { to }: { to: string }) =>
    (await import('./commands/record-verifier.ts')).recordVerifierAnswers(folders, to),
  );

program
  .command('backup <file>')
  .description('write the whole database to a new file, while the site goes on, and read it back')
  .action(async (file: string) => (await import('./commands/backup.ts')).backup(file));

program
  .command('restore <file>')
  .description('put a backup in the place of the database, while no server runs on it')
  .option('--replace', 'also where the database holds data, which is then kept beside')
  .action(async (file: string, options: { replace?: boolean }) =>
    (await import('./commands/backup.ts')).restore(file, options),
  );

program
  .command('integrity')
  .description('look for what the database holds and should not, while the site goes on')
  .option('--mend', 'mend what can be mended without losing what somebody wrote')
  .action(async (options: { mend?: boolean }) =>
    (await import('./commands/integrity.ts')).integrity(options),
  );

program
  .command('reindex')
  .description('make the index of the search anew; can be broken off and gone on with --missing')
  .option('--missing', 'only what is not in it')
  .action(async (options: { missing?: boolean }) =>
    (await import('./commands/reindex.ts')).reindexAll(options),
  );

program
  .command('partition')
  .description(
    'on PostgreSQL, from some ten million passages on: keep passages and transcripts in parts',
  )
  .action(async () => (await import('./commands/partition.ts')).partition());

program
  .command('find-matters')
  .description('find anew which meetings take up the same matter; can be gone on with --missing')
  .option('--missing', 'only in meetings that were not looked through')
  .action(async (options: { missing?: boolean }) =>
    (await import('./commands/find-matters.ts')).findMattersOfAll(options),
  );

program
  .command('set-plan <email> <plan>')
  .description('give an account an agreed plan (enterprise or municipal), or end it (free)')
  .option('--until <yyyy-mm-dd>', 'the last day of the plan')
  .action(async (email: string, plan: string, { until }: { until?: string }) =>
    (await import('./commands/payment.ts')).setPlan(email, plan, until),
  );

program
  .command('check-stripe')
  .description('say what the account at Stripe still lacks')
  .action(async () => (await import('./commands/payment.ts')).checkStripe());

program
  .command('reconcile')
  .description('compare every subscription with Stripe and mend what differs')
  .action(async () => (await import('./commands/payment.ts')).reconcile());

program
  .command('seed-demo')
  .description(
    'load the demonstration: entities, example meetings and two accounts; never in production',
  )
  .action(async () => (await import('./commands/seed.ts')).seedDemo());

program
  .command('seed-scale')
  .description('load made-up entities and meetings, to try the site at size')
  .requiredOption('--entities <number>', 'how many entities')
  .requiredOption('--meetings <number>', 'how many meetings')
  .action(async (options: { entities: string; meetings: string }) =>
    (await import('./commands/seed.ts')).seedScale(options),
  );

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already said what is wrong with the call; help is no mistake.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 1);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// What a command found may be no success: process.exitCode says so.
process.exit();
