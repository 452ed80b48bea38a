import { useSearch } from 'wouter';
import { useGo } from '#src/islands/shell/use-go.ts';

/** Who came from the first steps goes back to them once what they came for is done. */
export function useBackToSteps(): () => void {
  const go = useGo();
  const cameFromThem = new URLSearchParams(useSearch()).has('step');
  return () => {
    if (cameFromThem) go('/');
  };
}
