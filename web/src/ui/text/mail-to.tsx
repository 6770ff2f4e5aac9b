export function MailTo({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address}
    </a>
  )
}
