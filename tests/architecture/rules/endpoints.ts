import type { Rule } from '../repository.ts';

/** What an endpoint begins and ends with, and who does it for all of them. */
const STEPS: readonly (readonly [within: string, step: RegExp, instead: string])[] = [
  ['src/pages/api/', /\bcallerClient\(/, 'callerRead or callerPost of src/edge/caller-endpoint.ts'],
  ['src/pages/api/', /\bfromDatabase\(/, 'rowsOf or recordOf of src/edge/caller-endpoint.ts'],
  ['src/pages/api/', /\bResponse\.json\(/, 'jsonAnswer of src/edge/endpoint.ts'],
  [
    'src/pages/api/cards/',
    /\b(answering|checkOrigin|readBody)\(/,
    'checkoutPost or openEndpoint of src/edge/cards/endpoint.ts',
  ],
];

/** Endpoints are made by one file, so that none forgets to check whom it answers or lets an answer be kept on the way. */
export const endpoints: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    STEPS.filter(([within, step]) => path.startsWith(within) && step.test(text)).map(
      ([, step, instead]) => `${path}:1 ${step.exec(text)?.[0]}…): take ${instead}`,
    ),
  );
