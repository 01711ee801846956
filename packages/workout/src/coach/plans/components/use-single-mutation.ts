import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that is not begun again while it is under way: a second click may come before the first is drawn. */
export function useSingleMutation<Result, Input>(options: UseMutationOptions<Result, Error, Input>) {
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation(options);
  return {
    isPending,
    error,
    mutate: (input: Input) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(input, {
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
