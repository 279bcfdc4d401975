/**
 * The only SNS host for a topic, such as sns.eu-central-1.amazonaws.com, or ….com.cn in China. Certificates and
 * confirmations are fetched from there only. https://docs.aws.amazon.com/general/latest/gr/sns.html
 */
export function snsHost(topicArn: string): string {
  const [, partition, , region] = topicArn.split(':');
  return `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
}

const addressAt = (text: string, topicArn: string): URL | undefined => {
  const url = URL.parse(text);
  // This also requires the default port, no user name and no fragment.
  return url?.origin === `https://${snsHost(topicArn)}` &&
    url.username + url.password + url.hash === ''
    ? url
    : undefined;
};

/** The URL of a certificate if it belongs to SNS. */
export function certificateAddress(text: string, topicArn: string): string | undefined {
  const url = addressAt(text, topicArn);
  return url && url.search === '' && /^\/[\w-]+\.pem$/.test(url.pathname) ? url.href : undefined;
}

/** The URL that confirms the subscription, if it is for this topic. */
export function confirmationAddress(
  text: string | undefined,
  topicArn: string,
): string | undefined {
  const url = addressAt(text ?? '', topicArn);
  const isOurs =
    url?.pathname === '/' &&
    url.searchParams.get('Action') === 'ConfirmSubscription' &&
    url.searchParams.get('TopicArn') === topicArn;
  return isOurs ? url.href : undefined;
}
