import { problemAnswer } from '#app/api/answer-api.server.ts';
import { ApiProblem } from '#app/api/problem.ts';

export const loader = () =>
  problemAnswer(
    new ApiProblem('not-found', {
      detail: 'The API has nothing under this address. What it has is told at /api.',
    }),
  );
