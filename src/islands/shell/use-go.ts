import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Goes to another screen of the area from code: `go('/properties/1')`. The path is below the area's base. */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const [, navigate] = useLocation();
  return useCallback((path, options) => navigate(path, options), [navigate]);
}
