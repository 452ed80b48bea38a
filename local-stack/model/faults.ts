import { type Lie, lies } from '#stack/model/lies.ts';

/** How the model fails, or lies, the next times. */
export const modelFaults = ['429', '500', '400', 'cut', 'slow', 'garbage', 'long', 'calls', ...lies] as const;
export type ModelFaultKind = (typeof modelFaults)[number];

export interface SetModelFault {
  readonly kind: ModelFaultKind;
  /** For how many requests. */
  times: number;
  readonly seed: number;
}

export const isLie = (kind: ModelFaultKind): kind is Lie => lies.some((one) => one === kind);

/** Takes the fault that is next. */
export function takeModelFault(faults: SetModelFault[]): SetModelFault | null {
  const [fault] = faults;
  if (!fault) return null;
  fault.times -= 1;
  if (fault.times <= 0) faults.shift();
  return fault;
}
