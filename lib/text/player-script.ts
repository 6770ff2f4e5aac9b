/**
 * Script of the video player's frame, the only one that runs inside of a page of ours without being a file: the page's policy
 * knows its hash. The frame has no origin; all it can do is tell the page around it that its video plays.
 */
export const PLAYER_SCRIPT =
  "const video=document.querySelector('video');video.addEventListener('play',()=>parent.postMessage(video.dataset.message,'*'))"
