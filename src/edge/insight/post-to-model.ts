import type { ModelFaultCode } from '#src/domain/insight/assistant/answer-events.ts';
import type { ModelSettings } from '../settings.ts';
import { ModelFault } from './model-fault.ts';

const TRIES = 2;
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 2_000;

/** What a status says, and whether asking again may help. */
function faultOf(status: number): readonly [ModelFaultCode, isPassing: boolean] {
  if (status === 429) return ['model_busy', true];
  if (status === 413) return ['model_too_long', false];
  if (status === 408 || status === 504) return ['model_slow', true];
  return status >= 500 ? ['model_down', true] : ['model_refused', false];
}

/**
 * Posts a request to the model and waits until its answer begins. It is asked twice where it was busy or down.
 *
 * @param first how long it may take each time, in milliseconds
 * @throws ModelFault
 */
export async function postToModel(
  settings: ModelSettings,
  asked: string,
  signal: AbortSignal,
  first: number,
): Promise<ReadableStream<Uint8Array>> {
  for (let times = 1; ; times += 1) {
    const answer = await postOnce(settings, asked, signal, first);
    if (answer instanceof Response && answer.ok && answer.body) return answer.body;
    const [fault, isPassing, pause] = await whyNot(answer);
    if (!isPassing || times >= TRIES || signal.aborted) throw fault;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function whyNot(answer: Response | ModelFault): Promise<readonly [ModelFault, boolean, number]> {
  if (answer instanceof ModelFault) return [answer, answer.code === 'model_down', PAUSE_MS];
  const [code, isPassing] = faultOf(answer.status);
  const detail = (await answer.text().catch(() => '')).slice(0, 300);
  const isTooLong = code === 'model_refused' && /context.?length|too long|too large/i.test(detail);
  const fault = new ModelFault(isTooLong ? 'model_too_long' : code, `status ${answer.status}: ${detail}`);
  const asked = Number(answer.headers.get('retry-after')) * 1_000;
  return [fault, isPassing && !(asked > LONGEST_PAUSE_MS), asked > 0 ? asked : PAUSE_MS];
}

async function postOnce(
  { url, key }: ModelSettings,
  asked: string,
  signal: AbortSignal,
  first: number,
): Promise<Response | ModelFault> {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, first);
  try {
    return await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: asked,
      signal: stopper.signal,
      // What the key opens must not be sent on to another address.
      redirect: 'manual',
    });
  } catch (error) {
    return new ModelFault(isLate ? 'model_slow' : 'model_down', String(error));
  } finally {
    clearTimeout(timer);
  }
}
