import { parseArgs } from 'node:util';
import { createRecordedModel } from './recorded-model.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: 'tests/figures/model-drafts' },
    asked: { type: 'string' },
    port: { type: 'string', default: '8081' },
  },
});

createRecordedModel({ answers: values.answers, asked: values.asked ?? null }).listen(
  Number(values.port),
  '127.0.0.1',
  () => console.info(`A recorded model answers at http://127.0.0.1:${values.port}/v1`),
);
