/** An error as programs read it (RFC 6749, 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code:
      | 'invalid_grant'
      | 'invalid_request'
      | 'invalid_target'
      | 'invalid_token'
      | 'unsupported_grant_type',
    description: string,
    readonly status = 400,
  ) {
    super(description);
  }

  toJson() {
    return { error: this.code, error_description: this.message };
  }
}
