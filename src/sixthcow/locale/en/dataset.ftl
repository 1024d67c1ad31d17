### The data sets of `sixthcow dataset`.

dataset-progress = Writing files
dataset-done = { $matches } matches are in { $folder }.

## What cannot be written

refusal-dataset-other = { $folder } holds another data set: "{ $term }" is { $saved } there, and { $given } now
refusal-no-extra = { $package } is not installed; { $command } brings it
refusal-bot-inside = bot "{ $bot }" cannot play here: only bots that come with Sixth Cow can
