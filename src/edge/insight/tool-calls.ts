import { ModelFault } from './model-fault.ts';

/** A tool that a model asks for. Neither name nor arguments are checked. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, or what the model takes for it. */
  readonly arguments: string;
}

interface CallDelta {
  readonly index?: number | null | undefined;
  readonly id?: string | null | undefined;
  readonly function?:
    | { readonly name?: string | null | undefined; readonly arguments?: string | null | undefined }
    | null
    | undefined;
}

const MOST_CALLS = 32;
const MOST_CHARACTERS = 16_000;

/** Puts tool calls together from the parts in which they come. */
export function collectCalls() {
  const calls: { key: number; id: string; name: string; arguments: string }[] = [];
  return {
    /** @throws ModelFault where there is no end of them */
    add({ index, id, function: part }: CallDelta): void {
      // Some providers give no index: a new id begins a new call then.
      const key = index ?? (id && id !== calls.at(-1)?.id ? calls.length : calls.length - 1);
      let call = calls.find((one) => one.key === key);
      if (!call) {
        call = { key, id: '', name: '', arguments: '' };
        calls.push(call);
      }
      if (id) call.id = id;
      call.name += part?.name ?? '';
      call.arguments += part?.arguments ?? '';
      if (calls.length > MOST_CALLS || call.arguments.length > MOST_CHARACTERS || call.name.length > 200)
        throw new ModelFault('model_unclear', 'too many tool calls, or too long ones');
    },
    /** All that was written so far. */
    written: () => calls.map((call) => call.name + call.arguments).join(''),
    whole: (): readonly ToolCall[] =>
      calls.map(({ id, name, arguments: given }, at) => ({ id: id || `call_${at}`, name, arguments: given })),
  };
}
