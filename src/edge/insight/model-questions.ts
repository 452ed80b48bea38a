import type { InferOutput } from 'valibot';
import { runTool } from '#src/data/insight/tools/run-tool.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { AnswerEvent } from '#src/domain/insight/assistant/answer-events.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { call } from '../call.ts';
import type { ModelSettings, Settings } from '../settings.ts';
import { type Client, serviceClient } from '../supabase.ts';
import { answerQuestion, MOST_ASKED, MOST_CALLS } from './answer-question.ts';
import { assistantPrompt } from './assistant-prompt.ts';
import { chat, MOST_TOKENS_OUT, tokensOf, type Usage } from './chat.ts';
import { declareTools, toolsOf } from './declared-tools.ts';
import type { AskedArea, ModelQuestion } from './model-asked.ts';
import { readingClient } from './reading-client.ts';
import { toolSources } from './tool-sources.ts';

/** Who asks, as the database knows them. */
interface AssistantCaller {
  readonly organizationId: string;
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly today: IsoDate;
  /** What this month's questions of the organization cost so far, in millionths of a US dollar. */
  readonly costMicros: number;
}

/** Who asks. @throws Problem 403 `not_allowed` for who has nothing to do with the organization */
export const assistantCaller = async (
  caller: Client,
  { area, organizationId }: InferOutput<typeof AskedArea>,
): Promise<AssistantCaller> =>
  (await call(caller, 'assistant_caller', {
    area,
    ...(organizationId && { organizationId }),
  })) as AssistantCaller;

/** What tokens cost, in millionths of a US dollar: prices are in dollars for a million of them. */
const costOf = ({ priceIn, priceOut }: ModelSettings, { tokensIn, tokensOut }: Usage): number =>
  Math.ceil(tokensIn * priceIn + tokensOut * priceOut);

/** How much of the month is left, from 0 to 1. */
export const leftOf = ({ capMicros }: ModelSettings, { costMicros }: AssistantCaller): number =>
  capMicros > 0 ? Math.max(0, 1 - costMicros / capMicros) : 0;

/** The most that a question can cost, in millionths of a US dollar. */
function mostCost(model: ModelSettings): number {
  const declared = JSON.stringify(declareTools(toolsOf({ area: 'owner', permissions: null })));
  const turn = { tokensIn: tokensOf(declared) + Math.ceil(MOST_ASKED / 3), tokensOut: MOST_TOKENS_OUT };
  return costOf(model, turn) * (MOST_CALLS + 1);
}

interface Asking {
  readonly settings: Settings & { readonly model: ModelSettings };
  readonly caller: Client;
  readonly accessToken: string;
  readonly files: (address: URL) => Promise<Response>;
}

/**
 * Sets aside what a question may cost and begins to answer it.
 *
 * @returns what answers it: it ends when the question is settled, also where its listener left or threw
 * @throws Problem 403 `not_allowed`, 409 `assistant_cap_reached`, 429 `rate_limited`
 */
export async function beginAnswer(
  { settings, caller, accessToken, files }: Asking,
  question: InferOutput<typeof ModelQuestion>,
) {
  const { model } = settings;
  const who = await assistantCaller(caller, question);
  const service = serviceClient(settings);
  const id = crypto.randomUUID();
  await call(service, 'reserve_model_use', {
    id,
    organizationId: who.organizationId,
    userId: who.userId,
    costMicros: mostCost(model),
    capMicros: model.capMicros,
  });
  const { area, language, asked, before } = question;
  const permissions = new Set(who.permissions);
  const reader = {
    area,
    organizationId: area === 'owner' ? who.organizationId : null,
    today: who.today,
    language,
    can: (permission: Permission) => permissions.has(permission),
    sources: toolSources(files, language),
  } as const;
  const client = readingClient(settings, accessToken);

  return async (signal: AbortSignal, emit: (event: AnswerEvent) => Promise<void>): Promise<void> => {
    const used = { tokensIn: 0, tokensOut: 0 };
    const onUsage = ({ tokensIn, tokensOut }: Usage) => {
      used.tokensIn += tokensIn;
      used.tokensOut += tokensOut;
    };
    try {
      await answerQuestion(
        {
          asked,
          before,
          language,
          prompt: assistantPrompt(area, language, who.today),
          reader: { area, permissions },
        },
        {
          turn: (request, { onText }) => chat(model, request, { signal, onText, onUsage }),
          run: (tool, given) => runTool(client, reader, tool, given),
          emit,
        },
      );
    } finally {
      await call(service, 'settle_model_use', { id, ...used, costMicros: costOf(model, used) });
    }
  };
}
