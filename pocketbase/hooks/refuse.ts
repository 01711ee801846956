/** A response that refuses a request with one sentence for the person, about one field. */
export function sentence(status: number, field: string, text: string): ApiError {
  return new ApiError(status, text, { [field]: new ValidationError('hub_invalid', text) });
}

/** Refuses a request with a sentence for each wrong field. */
export function refuseFields(problems: { readonly [field: string]: string }): never {
  const errors = Object.entries(problems).map(([field, sentence]) => [
    field,
    new ValidationError('hub_invalid', sentence),
  ]);
  throw new BadRequestError('Please check what you entered.', Object.fromEntries(errors) as FieldErrors);
}
