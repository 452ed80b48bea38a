// What config/screens/assistant-evaluation.ts makes when the product is built.

declare module 'virtual:assistant-evaluation' {
  interface EvaluatedQuestion {
    readonly area: 'owner' | 'tenant';
    readonly asked: string;
    readonly wanted: string;
    readonly understood: string;
    readonly isRight: boolean;
  }
  export const evaluation: Readonly<Record<'es' | 'en', readonly EvaluatedQuestion[]>>;
}
