import {
  GenerateEmbedUrlForAnonymousUserCommand,
  type GenerateEmbedUrlForAnonymousUserRequest,
  GenerateEmbedUrlForRegisteredUserCommand,
  type GenerateEmbedUrlForRegisteredUserRequest,
  QuickSightClient,
  type QuickSightClientConfig,
} from '@aws-sdk/client-quicksight'

interface Answer {
  readonly EmbedUrl?: string
}

export interface EmbedUrls {
  forAnonymous(input: GenerateEmbedUrlForAnonymousUserRequest): Promise<Answer>
  forRegistered(input: GenerateEmbedUrlForRegisteredUserRequest): Promise<Answer>
}

/** Opens the SDK's client. A separate module, so that a bundle contains only the commands in use and loads them lazily. */
export function openEmbedUrls(config: QuickSightClientConfig): EmbedUrls {
  const client = new QuickSightClient(config)
  return {
    forAnonymous: (input) => client.send(new GenerateEmbedUrlForAnonymousUserCommand(input)),
    forRegistered: (input) => client.send(new GenerateEmbedUrlForRegisteredUserCommand(input)),
  }
}
