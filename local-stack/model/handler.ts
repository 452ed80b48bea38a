import { askedOf, type ChatAsked, type ModelTurn } from '#stack/model/chat.ts';
import { isLie, modelFaults, type SetModelFault, takeModelFault } from '#stack/model/faults.ts';
import { honestTurn } from '#stack/model/honest.ts';
import { lyingTurn } from '#stack/model/lies.ts';
import { modelPage } from '#stack/model/page.ts';
import { streamTurn, tokensIn } from '#stack/model/stream.ts';
import { sentValues, setAnswer } from '#stack/test-page.ts';

/** A request as it came, and what it was answered. */
export interface ModelCall {
  readonly at: string;
  readonly asked: string;
  readonly tools: readonly string[];
  /** Whether the key that it came with was the counterpart's. */
  readonly isKeyRight: boolean;
  readonly fault: string;
  readonly turn: ModelTurn | null;
}

export interface LocalModel {
  readonly url: string;
  readonly calls: ModelCall[];
  readonly faults: SetModelFault[];
  /** Addresses of this counterpart that nothing should ask for: where lies lead. */
  readonly trapped: string[];
}

/** The key that the product asks with. */
export const modelKey = 'local-model-key';
const MOST_KEPT = 200;

/**
 * Answers `/_local/model/…`: a model by the protocol of chat completions, streamed, with tools. It reads a question by its words and
 * says what a tool answered. It can be told to fail and to lie. Nothing of it is shared with the product.
 */
export function openLocalModel(siteUrl: string) {
  const model: LocalModel = { url: `${siteUrl}/_local/model`, calls: [], faults: [], trapped: [] };
  return async (request: Request, path: string[]): Promise<Response> => {
    const [area = ''] = path;
    const isPost = request.method === 'POST';
    if (path.join('/') === 'v1/chat/completions' && isPost) return complete(model, request);
    if (area === 'trap') {
      model.trapped.push(request.url);
      return new Response(null, { status: 204 });
    }
    if (area === '' && request.method === 'DELETE') {
      for (const list of [model.calls, model.faults, model.trapped]) list.splice(0);
      return new Response(null, { status: 204 });
    }
    if (area === '') return modelPage(model);
    if (area === 'state' && !isPost)
      return Response.json({ calls: model.calls, faults: model.faults, trapped: model.trapped });
    if (area === 'faults' && isPost) return setFault(model, request);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
}

async function setFault({ faults, url }: LocalModel, request: Request): Promise<Response> {
  const { kind, times, seed } = await sentValues(request);
  const known = modelFaults.find((one) => one === kind);
  if (!known) return Response.json({ message: `kind: one of ${modelFaults.join(', ')}` }, { status: 400 });
  faults.push({ kind: known, times: Number(times ?? 1), seed: Number(seed ?? 0) });
  return setAnswer(request, url);
}

const STATUSES: Readonly<Record<string, string>> = {
  '400': 'This model does not do that.',
  '429': 'Rate limit reached.',
  '500': 'The server had an error.',
};

async function complete(model: LocalModel, request: Request): Promise<Response> {
  const text = await request.text();
  const asked = JSON.parse(text) as ChatAsked;
  const fault = takeModelFault(model.faults);
  const isKeyRight = request.headers.get('authorization') === `Bearer ${modelKey}`;
  const status = isKeyRight ? (fault?.kind ?? '') : '401';
  const isRefused = !isKeyRight || status in STATUSES;
  const turn = isRefused ? null : turnOf(asked, fault);
  model.calls.push({
    at: new Date().toISOString(),
    asked: askedOf(asked),
    tools: (asked.tools ?? []).map((tool) => tool.function.name),
    isKeyRight,
    fault: fault?.kind ?? '',
    turn,
  });
  model.calls.splice(0, Math.max(0, model.calls.length - MOST_KEPT));
  if (turn) return streamTurn(turn, tokensIn(text), fault?.kind ?? null);
  return Response.json(
    { error: { message: STATUSES[status] ?? 'Incorrect API key provided.' } },
    { status: Number(status) },
  );
}

function turnOf(asked: ChatAsked, fault: SetModelFault | null): ModelTurn {
  if (fault && isLie(fault.kind)) return lyingTurn(asked, fault.kind, fault.seed);
  if (fault?.kind !== 'calls') return honestTurn(asked);
  // It never stops asking.
  const calls = [0, 1, 2, 3].map(() => ({ name: 'place', arguments: { text: 'pagos' } }));
  return { text: '', calls };
}
