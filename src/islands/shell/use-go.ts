import { useCallback } from 'react';
import { useRouter } from 'wouter';
import { navigate } from './area-router.tsx';

/**
 * Goes to another screen of the area from code: `go('/properties/1')`. The path is below the area's base. Other than wouter's
 * own, it does not draw whoever can go anew with each address.
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const { base } = useRouter();
  return useCallback((path, options) => navigate(base + path, options), [base]);
}
