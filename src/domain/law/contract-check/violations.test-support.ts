import type { ContractItem } from '../../leasing/rental-law.ts';
import type { FindingCode } from './check-contract.ts';
import type { ChangedContract } from './contracts.test-support.ts';

export interface SeededViolation extends ChangedContract {
  readonly code: FindingCode;
  /** What is missing, where something is. */
  readonly item?: ContractItem;
}
