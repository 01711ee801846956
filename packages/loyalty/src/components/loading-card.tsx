/** Stands where a card is on its way (specification §2). */
export function LoadingCard() {
  return (
    <p role="status" className="text-muted">
      Loading…
    </p>
  );
}
