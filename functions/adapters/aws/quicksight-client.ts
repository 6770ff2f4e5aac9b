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

/** A module of its own, so that a bundle has of the client what is used, and loads it when it is first needed. */
export function embedUrls(config: QuickSightClientConfig): EmbedUrls {
  const client = new QuickSightClient(config)
  return {
    forAnonymous: (input) => client.send(new GenerateEmbedUrlForAnonymousUserCommand(input)),
    forRegistered: (input) => client.send(new GenerateEmbedUrlForRegisteredUserCommand(input)),
  }
}
