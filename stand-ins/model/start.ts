import { parseArgs } from 'node:util';
import { createRecordedModel } from './recorded-model.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: 'tests/figures/model-drafts' },
    asked: { type: 'string' },
    port: { type: 'string', default: '8081' },
  },
});

const unanswered = new Map<string, number>();
const onUnanswered = (instructions: string) => {
  const task = instructions.split(/[.\n]/, 1)[0] ?? '';
  unanswered.set(task, (unanswered.get(task) ?? 0) + 1);
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const [task, count] of unanswered)
      console.info(`${count} without a recorded answer: “${task}”`);
    process.exit();
  });

createRecordedModel({ ...values, asked: values.asked ?? null, onUnanswered }).listen(
  Number(values.port),
  '127.0.0.1',
  () => console.info(`A recorded model answers at http://127.0.0.1:${values.port}/v1`),
);
