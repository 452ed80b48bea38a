import { env } from 'cloudflare:workers';
import { callerPost, callerRead } from '#src/edge/caller-endpoint.ts';
import { checked, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { answerStream } from '#src/edge/insight/answer-stream.ts';
import { AskedArea, ModelQuestion } from '#src/edge/insight/model-asked.ts';
import { readModel, readModelSettings } from '#src/edge/settings.ts';

export const prerender = false;

/**
 * Whether a model answers, which, and what is left of the month for `?area=…&organizationId=…`, from 0 to 1: `{ isOn, name, left }`.
 * 403 `not_allowed` for who has nothing to do with the organization.
 */
export const GET = callerRead(async ({ caller, url }) => {
  const model = readModel(env);
  const asked = checked(AskedArea, Object.fromEntries(url.searchParams));
  if (!model) return jsonAnswer({ isOn: false, name: null, left: 0 });
  const { assistantCaller, leftOf } = await import('#src/edge/insight/model-questions.ts');
  return jsonAnswer({
    isOn: true,
    name: model.name,
    left: leftOf(model, await assistantCaller(caller, asked)),
  });
});

/**
 * Answers a question with the model, as events: `tool` with what it read, `text` with words that were checked, and at the end
 * `done` or `withheld`. 403 `not_allowed`, 409 `assistant_cap_reached`, 429 `rate_limited`, 503 `not_configured`.
 */
export const POST = callerPost(
  readModelSettings,
  ModelQuestion,
  async ({ request, locals, caller, settings, body }) => {
    // Tools are a part of their own: nothing else waits for them.
    const { beginAnswer } = await import('#src/edge/insight/model-questions.ts');
    const accessToken = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
    const files = (address: URL) => env.ASSETS.fetch(address);
    const answer = await beginAnswer({ settings, caller, accessToken, files }, body);
    return answerStream(answer, (rest) => locals.cfContext.waitUntil(rest));
  },
);

export const ALL = onlyMethods('GET', 'POST');
